import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/buttons/chip.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { TicketIcon } from '#ui/icons/ticket-icon.tsx';
import { row, stack } from './component-sheet.css.ts';
import { Shown } from './shown.tsx';
import { useSample } from './use-sample.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const densities = ['expressive', 'regular', 'functional'] as const;

const noop = () => undefined;

/** Everything that is pressed, in each look, state and density. */
export const ButtonSheet = () => {
  const { say } = useWords();
  const { chosen, choose } = useSample('');
  return (
    <>
      {densities.map((density) => (
        <Shown key={density} name={`Button · ${density}`}>
          <div className={row} data-density={density}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} onClick={noop}>
                {say('component-sheet.sample.choose')}
              </Button>
            ))}
          </div>
        </Shown>
      ))}
      <Shown name="Button · pending">
        <div className={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} pending={say('component-sheet.sample.choosing')}>
              {say('component-sheet.sample.choose')}
            </Button>
          ))}
        </div>
      </Shown>
      <Shown name="Button · why">
        <div className={stack}>
          {variants.map((variant) => (
            <div key={variant}>
              <Button variant={variant} why={say('component-sheet.sample.why')}>
                {say('component-sheet.sample.choose')}
              </Button>
            </div>
          ))}
        </div>
      </Shown>
      <Shown name="LinkButton">
        <div className={row}>
          {variants.map((variant) => (
            <LinkButton key={variant} variant={variant} href="#content">
              <TicketIcon />
              {say('component-sheet.sample.choose')}
            </LinkButton>
          ))}
        </div>
      </Shown>
      <Shown name="Chip">
        <div className={row}>
          {[say('component-sheet.sample.first'), say('component-sheet.sample.second')].map((name) => (
            <Chip key={name} isOn={chosen === name} onToggle={() => choose(chosen === name ? '' : name)}>
              {name}
            </Chip>
          ))}
        </div>
      </Shown>
    </>
  );
};
