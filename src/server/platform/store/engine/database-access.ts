/** How the driver reaches a database: the fields `pg` takes. */
export type DatabaseAccess =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

/** The same server, another database on it. */
export const databaseNamed = (access: DatabaseAccess, database: string): DatabaseAccess => {
  if (!('connectionString' in access)) {
    return { ...access, database };
  }
  const url = new URL(access.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
};
