import type { Page } from 'playwright';
import * as z from 'zod/mini';

const text = z.object({ value: z.string() });
const node = z.object({
  nodeId: z.string(),
  parentId: z.optional(z.string()),
  ignored: z.boolean(),
  role: z.optional(text),
  name: z.optional(text),
  properties: z.optional(
    z.array(z.object({ name: z.string(), value: z.object({ value: z.optional(z.unknown()) }) })),
  ),
});
const tree = z.object({ nodes: z.array(node) });

/** Something as it is read out: what it is, what it is called, and in which states it stands. */
export type Heard = { readonly role: string; readonly name: string; readonly states: readonly string[] };

type Node = z.output<typeof node>;

const heardOf = ({ role, name, properties = [] }: Node): Heard => ({
  role: role?.value ?? '',
  name: name?.value ?? '',
  states: properties.flatMap(({ name: state, value }) => (value.value === true ? [state] : [])),
});

/** All that a screen reader is given of the page, in the order in which it is read. */
export const heardOn = async (page: Page): Promise<readonly Heard[]> => {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = tree.parse(await session.send('Accessibility.getFullAXTree'));
    return nodes.filter(({ ignored }) => !ignored).map(heardOf);
  } finally {
    await session.detach();
  }
};
