import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { endsWithParent } from '#test/support/ends-with-parent.ts';
import type { Red, Task } from './bench.ts';

/** Databases of a bench are dropped when it ends. */
const runsOfOne = 40;

/** Nothing takes so long: who is not through by then stands still, and that is seen. */
const minutesOf = (project: string) => (project === 'e2e' ? 10 : 4);

const notThrough = 'the tests were not through';

const entry = ['src/server/command/run.mjs', 'test/house/faults/bench.ts'];

type Reply = { readonly red: Red | null };

const isReply = (message: unknown): message is Reply =>
  typeof message === 'object' && message !== null && 'red' in message;

/** What a process says next; one that ends or stands still has said so. */
const nextOf = (child: ChildProcess, minutes: number): Promise<Red | null> =>
  new Promise((settle) => {
    const late = AbortSignal.timeout(minutes * 60_000);
    const end = (red: Red | null) => {
      late.removeEventListener('abort', standStill);
      child.off('message', hear).off('exit', left);
      settle(red);
    };
    const hear = (message: unknown) => {
      if (isReply(message)) end(message.red);
    };
    const left = () => end({ file: null, title: `${notThrough}, and ended`, isLoaded: true });
    const standStill = () => {
      child.kill('SIGKILL');
      end({ file: null, title: `${notThrough} in ${minutes} minutes`, isLoaded: true });
    };
    late.addEventListener('abort', standStill);
    child.on('message', hear).once('exit', left);
  });

/** A bench that is begun when it is needed, and anew when it has ended or has run for long. */
export const benchProcess = (cwd: string, env: NodeJS.ProcessEnv) => {
  let child: ChildProcess | null = null;
  let runs = 0;
  const close = async () => {
    const own = child;
    child = null;
    if (own === null || own.exitCode !== null || own.signalCode !== null) return;
    const exit = once(own, 'exit');
    own.disconnect();
    const late = AbortSignal.timeout(60_000);
    late.addEventListener('abort', () => own.kill('SIGKILL'));
    await exit;
  };
  const open = (): ChildProcess => {
    const stdio = ['pipe', 'ignore', 'ignore', 'ipc'] as const;
    return spawn(process.execPath, [...endsWithParent, ...entry], { cwd, env, stdio: [...stdio] });
  };
  const runOnce = async (task: Task): Promise<Red | null> => {
    if (runs === runsOfOne) await close();
    if (child === null || child.exitCode !== null || child.signalCode !== null) {
      child = open();
      runs = 0;
    }
    runs += 1;
    const reply = nextOf(child, minutesOf(task.project));
    child.send(task);
    return reply;
  };
  return {
    /** Who stands still for another reason does not do it twice. */
    run: async (task: Task): Promise<Red | null> => {
      const red = await runOnce(task);
      return red?.title.startsWith(notThrough) ? runOnce(task) : red;
    },
    close,
  };
};
