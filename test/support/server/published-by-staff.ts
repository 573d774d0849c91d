import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { memberOf } from '../members.ts';
import type { TestShop } from '../open-test-shop.ts';

type Meant = {
  readonly kind: string;
  readonly id: number;
  /** The published version that is changed. */
  readonly version: number;
  readonly fields: CatalogueFields;
  readonly effectiveDate?: string;
};

/** Two of the staff bring a change of the catalogue to its end: one edits and sends it, the other publishes it. */
export const publishedByStaff = async (
  shop: TestShop,
  { kind, id, version, fields, effectiveDate }: Meant,
): Promise<void> => {
  const [editor, approver] = [
    await memberOf(shop, { email: 'deniz@example.com' }),
    await memberOf(shop, { email: 'nazan@example.com' }),
  ];
  const ask = async (who: typeof editor, path: string, body: object) => {
    const headers = { ...who.authorized, 'content-type': 'application/json' };
    const answer = await shop.ask(`/mc/catalogue/${kind}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const result = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${result.type}`);
    return result.entry.intents[0];
  };
  const wire = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const edited = await ask(editor, '', {
    id,
    seen: { intentId: 0, version },
    fields: wire,
    effectiveDate: effectiveDate ?? null,
  });
  const intent = `/intents/${edited.intentId}`;
  const sent = await ask(editor, `${intent}/send-to-approval`, { id, version: edited.version });
  await ask(approver, `${intent}/publish`, { id, version: sent.version });
};
