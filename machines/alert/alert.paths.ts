import { walk } from '#machines/kit/walk/walk.ts';
import { alertMachine } from './alert.machine.ts';

const startsAt = 1_795_251_600_000;

const passing = {
  alert: { name: 'request-failed', message: 'Sunucu yanıt vermedi.' },
  at: startsAt,
} as const;
const staying = { alert: { name: 'session-ended', message: null }, at: startsAt } as const;

export const alertWalk = walk({
  flow: 'alert',
  machine: alertMachine,
  startsAt,
  starts: { plain: {} },
  events: {
    'alert.raised': { 'one that goes by itself': passing, 'one that stays': staying },
    'alert.sent': { 'one that goes by itself': passing, 'one that stays': staying },
    'alert.left': { now: { at: startsAt } },
    'address.changed': { now: { at: startsAt } },
  },
  outcomes: {},
  control: ({ stays }) => ({ stays }),
  proves: {
    'P-05': ['alert.shown|address.changed|0'],
    'P-10': ['alert.shown.passing|xstate.done.actor.alertEnd|0', 'alert.shown|alert.dismissed|0'],
    'P-16': ['alert.travelling|address.changed|0'],
    'E-01': ['alert|alert.raised|0'],
  },
});
