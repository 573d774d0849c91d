import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { RetentionRule } from './retention-rule.ts';
import { retentionRules } from './retention-rules.ts';

/** What became of one rule: how much was taken away, and how much that was due is there still. */
export type RetentionProof = Omit<Tables['retention_proof'], 'id'>;

const fieldsOf = ({ fields }: RetentionRule): string =>
  fields === null ? '*' : Object.keys(fields).join(' ');

/** Only rows that still hold something: what was emptied before is not counted again. */
const conditionOf = (rule: RetentionRule, now: number): RawBuilder<boolean> => {
  const due = rule.due(now - rule.keeps, now);
  if (rule.fields === null) return due;
  const filled = Object.entries(rule.fields).map(([name, empty]) =>
    empty === null ? sql`${sql.ref(name)} is not null` : sql`${sql.ref(name)} <> ''`,
  );
  return sql<boolean>`(${due}) and (${sql.join(filled, sql` or `)})`;
};

const forget = async (db: Kysely<Tables>, rule: RetentionRule, now: number): Promise<number> => {
  const condition = conditionOf(rule, now);
  const table = sql.table(rule.table);
  const emptied = Object.entries(rule.fields ?? {}).map(([name, empty]) => sql`${sql.ref(name)} = ${empty}`);
  const done =
    rule.fields === null
      ? sql`delete from ${table} where ${condition}`
      : sql`update ${table} set ${sql.join(emptied)} where ${condition}`;
  const { numAffectedRows } = await inTransaction(db, (within) => done.execute(within));
  return Number(numAffectedRows ?? 0);
};

const countDue = async (db: Kysely<Tables>, rule: RetentionRule, now: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(rule.table)} where ${conditionOf(rule, now)}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Takes away what is older than its rule allows, looks again, and writes down what it found. */
export const forgetOld = async (
  db: Kysely<Tables>,
  now: number,
  rules: readonly RetentionRule[] = retentionRules,
): Promise<readonly RetentionProof[]> => {
  const proofs: RetentionProof[] = [];
  for (const rule of rules) {
    const forgotten = await forget(db, rule, now);
    proofs.push({
      at: now,
      subject: rule.table,
      fields: fieldsOf(rule),
      older_than: now - rule.keeps,
      forgotten,
      left_over: await countDue(db, rule, now),
    });
  }
  await db
    .insertInto('retention_proof')
    .values(proofs.map((proof) => ({ id: randomUUID(), ...proof })))
    .execute();
  return proofs;
};
