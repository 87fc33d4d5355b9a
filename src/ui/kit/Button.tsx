import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import { look, type Variants } from './classes.ts'
import { tooltip } from './tooltip.ts'

export type ButtonTone = NonNullable<Variants<'button'>['tone']>
export type ButtonSize = NonNullable<Variants<'button'>['size']>

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled' | 'aria-label'> & {
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** Work is under way: a spinner stands before the label, and presses do nothing. */
  readonly busy?: boolean | undefined
  /** Its name, where what it shows says less. */
  readonly label?: string | undefined
  /** Why it cannot be used now. It stays where people look for it, can be focused, and says the reason. */
  readonly denied?: string | undefined
}

const still = (event: MouseEvent) => event.preventDefault()

export const Button = ({ tone = 'outline', size = 'md', busy = false, denied, children, ...rest }: ButtonProps) => (
  <Pressable {...rest} busy={busy} denied={denied} tip={denied} className={look('button', { tone, size })}>
    {busy ? <span className={look('spinner')} /> : null}
    {children}
  </Pressable>
)

type IconButtonProps = Omit<ButtonProps, 'children'> & {
  /** Its name for everyone: read aloud, and shown as the tooltip. */
  readonly label: string
  readonly icon: ReactNode
}

export const IconButton = ({
  label,
  icon,
  tone = 'ghost',
  size = 'md',
  busy = false,
  denied,
  ...rest
}: IconButtonProps) => (
  <Pressable
    {...rest}
    busy={busy}
    denied={denied}
    tip={denied ?? label}
    label={label}
    className={look('button', { tone, size, shape: 'icon' })}
  >
    {busy ? <span className={look('spinner')} /> : icon}
  </Pressable>
)

type PressableProps = Omit<ButtonProps, 'tone' | 'size'> & {
  readonly className: string
  readonly tip: string | undefined
}

const Pressable = ({
  busy,
  denied,
  tip,
  label,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: PressableProps) => {
  const reason = useId()
  return (
    <>
      <button
        {...rest}
        {...tooltip(tip)}
        type={type}
        className={className}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-disabled={denied !== undefined || busy || undefined}
        aria-describedby={denied === undefined ? rest['aria-describedby'] : reason}
        onClick={busy || denied !== undefined ? still : onClick}
      >
        {children}
      </button>
      {denied === undefined ? null : (
        <span id={reason} hidden>
          {denied}
        </span>
      )}
    </>
  )
}
