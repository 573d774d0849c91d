import { cancelPackage, quotePackageCancel } from '#contract/tickets/packages.ts';
import type { PackageActionRefusal, PackageRefund } from '#domain/catalogue/package-refund.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type PackageCancelResult = PackageRefund & { readonly kind: 'done' | 'quoted' };

/** How a package is cancelled. */
export const packageCallsBy = ({ call }: Gateway) => {
  const quote = async (
    packagePnr: string,
    signal: AbortSignal,
  ): Promise<Answer<PackageCancelResult, PackageActionRefusal>> => {
    const answer = await call(quotePackageCancel, { packagePnr }, signal);
    if (!answer.ok) return answer;
    const { refundAmount: back, deductionAmount: lost } = answer.value;
    return granted({ kind: 'quoted', back, lost });
  };

  return {
    /** What comes back is told first, and told anew where it has changed before it was agreed to. */
    cancel: async (
      {
        locator,
        agreed,
        key,
      }: { readonly locator: string; readonly agreed: Kurus | null; readonly key: string },
      signal: AbortSignal,
    ): Promise<Answer<PackageCancelResult, PackageActionRefusal>> => {
      if (agreed === null) return quote(locator, signal);
      const meant = { packagePnr: locator, refundAmount: agreed, idempotencyKey: key };
      const answer = await call(cancelPackage, meant, signal);
      if (answer.ok) {
        const { refundAmount: back, deductionAmount: lost } = answer.value;
        return granted({ kind: 'done', back, lost });
      }
      const { refusal } = answer;
      return refusal === 'amount-differs' ? quote(locator, signal) : { ...answer, refusal };
    },
  };
};
