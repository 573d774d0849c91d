import { AlertIcon } from '#ui/icons/alert-icon.tsx';
import { ArrowIcon } from '#ui/icons/arrow-icon.tsx';
import { BackIcon } from '#ui/icons/back-icon.tsx';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { ChevronDownIcon } from '#ui/icons/chevron-down-icon.tsx';
import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import { CloseIcon } from '#ui/icons/close-icon.tsx';
import { DangerIcon } from '#ui/icons/danger-icon.tsx';
import { EyeIcon } from '#ui/icons/eye-icon.tsx';
import { EyeOffIcon } from '#ui/icons/eye-off-icon.tsx';
import { FlowIcon } from '#ui/icons/flow-icon.tsx';
import { GlobeIcon } from '#ui/icons/globe-icon.tsx';
import { HomeIcon } from '#ui/icons/home-icon.tsx';
import { InfoIcon } from '#ui/icons/info-icon.tsx';
import { KeyIcon } from '#ui/icons/key-icon.tsx';
import { LogoutIcon } from '#ui/icons/logout-icon.tsx';
import { MailIcon } from '#ui/icons/mail-icon.tsx';
import { MenuIcon } from '#ui/icons/menu-icon.tsx';
import { MoonIcon } from '#ui/icons/moon-icon.tsx';
import { NewWindowIcon } from '#ui/icons/new-window-icon.tsx';
import { PhoneIcon } from '#ui/icons/phone-icon.tsx';
import { SpeechIcon } from '#ui/icons/speech-icon.tsx';
import { SuccessIcon } from '#ui/icons/success-icon.tsx';
import { SunIcon } from '#ui/icons/sun-icon.tsx';
import { SystemThemeIcon } from '#ui/icons/system-theme-icon.tsx';
import { TicketIcon } from '#ui/icons/ticket-icon.tsx';
import { TrainIcon } from '#ui/icons/train-icon.tsx';
import { UserIcon } from '#ui/icons/user-icon.tsx';
import { LineEnd } from '#ui/layout/line-end.tsx';
import { Brand } from '#ui/navigation/brand.tsx';
import { icon, row } from './component-sheet.css.ts';
import { Shown } from './shown.tsx';

const icons = {
  AlertIcon,
  ArrowIcon,
  BackIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronIcon,
  CloseIcon,
  DangerIcon,
  EyeIcon,
  EyeOffIcon,
  FlowIcon,
  GlobeIcon,
  HomeIcon,
  InfoIcon,
  KeyIcon,
  LogoutIcon,
  MailIcon,
  MenuIcon,
  MoonIcon,
  NewWindowIcon,
  PhoneIcon,
  SpeechIcon,
  SuccessIcon,
  SunIcon,
  SystemThemeIcon,
  TicketIcon,
  TrainIcon,
  UserIcon,
};

/** The shop's own drawings. */
export const IconSheet = () => (
  <>
    <Shown name="Brand">
      <Brand />
    </Shown>
    <Shown name={Object.keys(icons).join(' · ')}>
      <div className={row}>
        {Object.entries(icons).map(([name, Drawing]) => (
          <span key={name} className={icon}>
            <Drawing />
          </span>
        ))}
      </div>
    </Shown>
    <Shown name="LineEnd">
      <LineEnd />
    </Shown>
  </>
);
