import type { Owner } from '#server/counterparts/wallet/wallet.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { Session } from '#server/platform/http/session.ts';
import { callerAreaOf } from '#server/platform/tries/caller-subject.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

/** The member whose wallet is asked for, and the phone their codes go to. */
export const walletOwner = async (
  session: Session,
  { language, callerAddress }: Pick<OperationRequest<unknown>, 'callerAddress' | 'language'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Owner> => {
  const { mobile_number: number, mobile_country_code: country } = await db
    .selectFrom('user_account')
    .select(['mobile_number', 'mobile_country_code'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  return {
    id: session.userId,
    session: session.id,
    phone: `+${country ?? ''}${number ?? ''}`,
    area: callerAreaOf(callerAddress),
    language,
  };
};
