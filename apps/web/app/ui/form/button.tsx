import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from '../feedback/spinner.tsx';

export interface ButtonLook {
  /** `act` once in a view; `line` beside it; `print` on a flood; `plain` in running text; `danger` for what is lost. */
  look?: 'act' | 'line' | 'print' | 'plain' | 'danger' | undefined;
  small?: boolean | undefined;
}

export function buttonClass({ look = 'act', small = false }: ButtonLook, more = ''): string {
  return ['btn', look !== 'act' && `btn-${look}`, small && 'btn-small', more].filter(Boolean).join(' ');
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonLook {
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Shows that the thing is being done, and takes no second press. */
  busy?: boolean | undefined;
}

export function Button({
  look,
  small,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ look, small }, className)}
    >
      {busy && <Spinner inline />}
      {children}
    </button>
  );
}

/** A link within the site that looks like a button. */
export function ButtonLink({ look, small, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ look, small }, className)} />;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** What it does, for those who cannot see the picture. */
  label: string;
  /** It does nothing now. It keeps the keyboard, which a browser takes from what is disabled under the finger. */
  disabled?: boolean | undefined;
  children: ComponentProps<'button'>['children'];
}

export function IconButton({ label, className = '', disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={`icon-button ${className}`}
    />
  );
}
