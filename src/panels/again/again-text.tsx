import { useShop } from '#panels/shop.ts';
import { latePart } from '#ui/hooks/late-part.ts';

/** Few are ever told to wait. */
const { usePart: useLine } = latePart(async () => (await import('#ui/feedback/again-line.tsx')).againLine);

const Counting = ({ endsAt }: { readonly endsAt: number }) => {
  const { now } = useShop();
  return useLine('some')?.({ endsAt, now });
};

/** How long there is to wait where several ways lead to the same question, and no button of its own could count. */
export const AgainText = ({ againAt }: { readonly againAt: number | null }) =>
  againAt === null ? null : <Counting endsAt={againAt} />;
