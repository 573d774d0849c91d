import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { deadlineBy } from '#app/ports/deadline.ts';
import { lazyGateway } from '#app/ports/gateway.ts';
import { pictureKeptOver } from '#app/ports/pictures.ts';
import { refusals } from '#contract/wire/refusals.ts';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';

const deadline = deadlineBy(serverClockFrom({ server: 0, at: 0, within: 0 }, () => 0));

const pictureFile = async (): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
  const content = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  return new File([content ?? ''], 'ben.png', { type: 'image/png' });
};

const { status, code } = refusals['too-many-tries'];
const refusal = {
  timestamp: '',
  traceId: '',
  status: '',
  type: 'too-many-tries',
  code,
  message: '',
  detail: '',
};

test.each([
  [
    'kept',
    () => Response.json(null),
    { ok: true, value: expect.stringMatching(/^data:image\/jpeg;base64,/) },
  ],
  [
    'refused',
    () => Response.json({ ...refusal, title: null }, { status }),
    { ok: false, refusal: 'too-many-tries', message: null },
  ],
] as const)('[V-09] a picture that is %s by the server is shown as such', async (_, answer, expected) => {
  const surroundings = { origin: location.origin, environment: 'LOCAL-DEV', language: 'tr' } as const;
  const gateway = lazyGateway({ ...surroundings, reach: async () => answer() });
  const { sendForm } = pictureKeptOver(gateway, deadline);
  const sending = createActor(sendForm, { input: { fields: await pictureFile(), key: 'k-1' } }).start();
  const { output } = await waitFor(sending, (snapshot) => snapshot.status === 'done');
  expect(output).toEqual(expected);
});
