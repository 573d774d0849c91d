export { ForgottenPassword } from './forgotten-password.tsx';
export { LoginMessage } from './login-message.tsx';
export { LoginWait } from './login-wait.tsx';
export { NewMember } from './new-member.tsx';
