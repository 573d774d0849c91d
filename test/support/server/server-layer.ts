import type { Path, Step } from '#machines/kit/walk/path.ts';

/** How a flow of the server is worked and seen: its own runner, its own rows, a counterpart that can be told what to say. */
export type ServerDriver<Scene> = {
  readonly begin: (path: Path) => Promise<Scene>;
  /** What makes an outcome come true, by port and outcome. */
  readonly causes: Readonly<Record<string, Readonly<Record<string, (scene: Scene) => Promise<void>>>>>;
  readonly events: Readonly<Record<string, (scene: Scene) => Promise<void>>>;
  /** The time a deadline waits for comes. */
  readonly strike: (scene: Scene) => Promise<void>;
  /** Lets the runner go on until it has taken one step. */
  readonly run: (scene: Scene) => Promise<void>;
  readonly sees: (scene: Scene) => Promise<{ readonly state: string; readonly context: unknown }>;
};

const happens = async <Scene>(driver: ServerDriver<Scene>, scene: Scene, step: Step): Promise<void> => {
  const { cause } = step;
  switch (cause.kind) {
    case 'event':
      return driver.events[cause.event]?.(scene);
    case 'answer': {
      const make = driver.causes[cause.port]?.[cause.outcome];
      if (make === undefined) throw new Error(`Nothing makes ${cause.port} answer ${cause.outcome}.`);
      await make(scene);
      return driver.run(scene);
    }
    default:
      await driver.strike(scene);
      return driver.run(scene);
  }
};

/** Walks a path on the server and gives what is seen after each step. */
export const walkOnServer = async <Scene>(
  driver: ServerDriver<Scene>,
  path: Path,
): Promise<readonly { readonly state: string; readonly context: unknown }[]> => {
  const scene = await driver.begin(path);
  const seen = [await driver.sees(scene)];
  for (const step of path.steps) {
    await happens(driver, scene, step);
    seen.push(await driver.sees(scene));
  }
  return seen;
};
