import { useEffect } from 'react';
import { AskedOfMember } from '#app/member/asked-of-member.tsx';
import { PackageWithCancelling } from '#app/member/package-with-cancelling.tsx';
import type { Place } from '#app/routing/place.ts';
import { useStations } from '#panels/stations.ts';
import { FoundPackages } from '#screens/my-subscriptions/found-packages.tsx';
import { MySubscriptions } from '#screens/my-subscriptions/my-subscriptions.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

const ofMember = (member: number) => ({ member });

const MySubscriptionsPlace = () => {
  const { say } = useWords();
  const { load } = useStations();
  useEffect(load, [load]);
  return (
    <MySubscriptions
      subscriptions={
        <AskedOfMember fieldsOf={ofMember} ask={(calls) => calls.subscriptions}>
          {({ form, onAsk }) => (
            <FoundPackages
              form={form}
              onAsk={onAsk}
              none={say('package.subscriptions.none')}
              Card={PackageWithCancelling}
            />
          )}
        </AskedOfMember>
      }
      packages={
        <AskedOfMember fieldsOf={ofMember} ask={(calls) => calls.discountPackages}>
          {({ form, onAsk }) => (
            <FoundPackages
              form={form}
              onAsk={onAsk}
              none={say('package.packages.none')}
              Card={PackageWithCancelling}
            />
          )}
        </AskedOfMember>
      }
    />
  );
};

export const place: Place = {
  head: {
    title: 'head.my-subscriptions.title',
    description: 'head.my-subscriptions.description',
    keywords: 'head.my-subscriptions.keywords',
  },
  Screen: MySubscriptionsPlace,
};
