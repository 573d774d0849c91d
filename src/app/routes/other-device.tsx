import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { bookingMark } from '#app/browser/kept-marks.ts';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { takeOverPorts } from '#app/keeping/hand-over.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import { NoBooking } from '#app/purchase/booking-place.tsx';
import { receivedCode, useReceivedCode } from '#app/purchase/received-code.ts';
import { wordingOf } from '#app/routing/booking-address.ts';
import type { Place } from '#app/routing/place.ts';
import { barePathOf, screenOf } from '#app/routing/steering.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { isDone } from '#machines/kit/submission/submission.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import type { TakeOver, TakeOverRefusal } from '#screens/other-device/other-device.flow.ts';
import { OtherDevice, TakeOver as TakeOverView, WithoutLink } from '#screens/other-device/other-device.tsx';

const drawn = submissionOf<TakeOver, null, TakeOverRefusal>();

/** Where the booking in front stands, in words of the address. */
const useCurrentPath = (): string | null => {
  const { booking, now } = useShop();
  const screen = useFlow(booking, screenOf, null);
  return booking === null || screen === null ? null : wordingOf(booking, now).pathOf(screen);
};

const Taking = ({ code }: { readonly code: string }) => {
  const router = useRouter();
  const { gateway, clock } = router.options.context;
  const [machine] = useState(() => drawn.provide({ actors: takeOverPorts(gateway, deadlineBy(clock)) }));
  const form = useFormFlow(machine, { fields: { code } });
  const [hasOwn] = useState(bookingMark.isSet);
  const currentPath = useCurrentPath();
  const taken = useFlow(form, isDone, false);
  useEffect(() => {
    if (taken && currentPath !== null) void router.navigate({ href: currentPath, replace: true });
  }, [taken, currentPath, router]);
  const ownPath = hasOwn ? (currentPath ?? barePathOf('seat-map')) : null;
  return <TakeOverView form={form} code={code} ownPath={ownPath} coming={<NoBooking />} />;
};

/** The code leaves the address as soon as it was read. */
const useCode = (): string | null => {
  const router = useRouter();
  const loaded = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    receivedCode.load(loaded);
    if (loaded !== '') void router.navigate({ href: addresses['other-device'].path, replace: true });
  }, [loaded, router]);
  useEffect(() => receivedCode.forget, []);
  return useReceivedCode();
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
