import { type FormEvent, useState } from 'react';
import { foldDigits } from '#domain/values/fold-digits.ts';
import { smsCode } from '#domain/values/sms-code.ts';
import { withoutWhiteSpace } from '#domain/values/white-space.ts';
import { clockText } from '#i18n/clock-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { amountOf, isForPayment, verificationOf } from '#machines/masterpass/masterpass.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './wallet.css.ts';
import type { WalletActor } from './wallet-actor.ts';
import { isLapsed, isResending, isVerifying, mayEnterCode, mayLeaveCode, mayResend } from './wallet-views.ts';

type Props = { readonly wallet: WalletActor };

const sixDigits = new RegExp(`^\\d{${smsCode.digits}}$`);
const noCode = { id: '', expiresAt: 0, resendAt: 0 } as const;

const Resending = ({ wallet }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { resendAt } = useFlow(wallet, verificationOf, noCode);
  const seconds = useSecondsLeft(resendAt, now);
  const may = useFlow(wallet, mayResend, false);
  const resends = useFlow(wallet, isResending, false);
  const verifies = useFlow(wallet, isVerifying, false);
  const reason = verifies ? say('payment.rests') : say('wallet.code.wait', { count: seconds });
  return (
    <Button
      pending={resends ? say('wallet.code.resending') : null}
      why={may || resends ? null : reason}
      reason={verifies ? 'heard' : 'seen'}
      onClick={() => wallet.send({ type: 'code.resent' })}
    >
      {say('wallet.code.resend')}
    </Button>
  );
};

/** The code that came by SMS, with the way to another one. */
export const WalletCode = ({ wallet }: Props) => {
  const words = useWords();
  const { say } = words;
  const [wrong, setWrong] = useState<'no' | 'yes'>('no');
  const { expiresAt } = useFlow(wallet, verificationOf, noCode);
  const amount = useFlow(wallet, amountOf, 0);
  const pays = useFlow(wallet, isForPayment, true);
  const may = useFlow(wallet, mayEnterCode, false);
  const mayLeave = useFlow(wallet, mayLeaveCode, false);
  const lapsed = useFlow(wallet, isLapsed, false);
  const verifies = useFlow(wallet, isVerifying, false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = textIn(new FormData(event.currentTarget), 'code');
    const code = withoutWhiteSpace(foldDigits(entered));
    const isCode = sixDigits.test(code);
    setWrong(isCode ? 'no' : 'yes');
    if (isCode) wallet.send({ type: 'code.entered', code });
    else document.getElementById('wallet-code')?.focus();
  };
  return (
    <form className={styles.wallet} noValidate onSubmit={submit}>
      <h3>{pays ? say('wallet.code.title.pay') : say('wallet.code.title.add')}</h3>
      <TextField
        id="wallet-code"
        name="code"
        label={say('wallet.code')}
        hint={lapsed ? null : say('wallet.code.hint', { time: clockText(expiresAt, words) })}
        problem={wrong === 'yes' ? say('wallet.code.wrong') : null}
        length="short"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
      <div className={styles.actions}>
        <div>
          <Button
            type="submit"
            variant="primary"
            pending={verifies ? say('wallet.code.verifying') : null}
            why={may || verifies ? null : say('wallet.code.ask-new')}
            reason={lapsed ? 'seen' : 'heard'}
          >
            {pays ? say('payment.pay', { amount: moneyText(amount, words) }) : say('wallet.code.verify')}
          </Button>
        </div>
        <div className={styles.resending}>
          <Resending wallet={wallet} />
        </div>
        <div>
          <Button
            variant="quiet"
            why={mayLeave ? null : say('payment.rests')}
            reason="heard"
            onClick={() => wallet.send({ type: 'code.left' })}
          >
            {say('wallet.code.leave')}
          </Button>
        </div>
      </div>
    </form>
  );
};
