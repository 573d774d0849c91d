import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import { isDone } from '#machines/kit/submission.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import type { TakeOver, TakeOverRefusal } from '#screens/other-device/other-device.flow.ts';
import { OtherDevice, TakeOver as TakeOverView, WithoutLink } from '#screens/other-device/other-device.tsx';
import { wordingOf } from '../booking-address.ts';
import { NoBooking } from '../booking-place.tsx';
import { broughtCode, useBroughtCode } from '../brought-code.ts';
import { bookingMark } from '../kept-marks.ts';
import type { Place } from '../place.ts';
import { deadlineBy } from '../ports/deadline.ts';
import { takeOverOver } from '../ports/handing.ts';
import { barePathOf, screenOf } from '../steering.ts';
import { useFormFlow } from '../use-form-flow.ts';

const drawn = submissionOf<TakeOver, null, TakeOverRefusal>();

/** Where the booking in front stands, in words of the address. */
const useStandingPath = (): string | null => {
  const { booking, now } = useShop();
  const screen = useFlow(booking, screenOf, null);
  return booking === null || screen === null ? null : wordingOf(booking, now).pathOf(screen);
};

const Taking = ({ code }: { readonly code: string }) => {
  const router = useRouter();
  const { gateway, clock } = router.options.context;
  const [machine] = useState(() => drawn.provide({ actors: takeOverOver(gateway, deadlineBy(clock)) }));
  const form = useFormFlow(machine, { fields: { code } });
  const [hasOwn] = useState(bookingMark.stands);
  const standing = useStandingPath();
  const taken = useFlow(form, isDone, false);
  useEffect(() => {
    if (taken && standing !== null) void router.navigate({ href: standing, replace: true });
  }, [taken, standing, router]);
  const ownPath = hasOwn ? (standing ?? barePathOf('seat-map')) : null;
  return <TakeOverView form={form} code={code} ownPath={ownPath} coming={<NoBooking />} />;
};

/** The code leaves the address as soon as it was read. */
const useCode = (): string | null => {
  const router = useRouter();
  const brought = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    broughtCode.bring(brought);
    if (brought !== '') void router.navigate({ href: addresses['other-device'].path, replace: true });
  }, [brought, router]);
  useEffect(() => broughtCode.forget, []);
  return useBroughtCode();
};

const OtherDevicePlace = () => {
  const code = useCode();
  const within = code === '' ? <WithoutLink /> : <Taking key={code} code={code ?? ''} />;
  return <OtherDevice>{code === null ? null : within}</OtherDevice>;
};

export const place: Place = {
  head: {
    title: 'head.other-device.title',
    description: 'head.other-device.description',
    keywords: 'head.other-device.keywords',
  },
  Screen: OtherDevicePlace,
};
