import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, type ButtonSize, type ButtonTone, IconButton } from './Button.tsx'
import { look } from './classes.ts'
import { type Align, place } from './position.ts'

export type PopoverButton = {
  /** The button's name. */
  readonly label: string
  /** What the button shows; its label when left out. */
  readonly children?: ReactNode
  /** Shown alone, with the label as tooltip. */
  readonly icon?: ReactNode
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly align?: Align
  readonly denied?: string | undefined
  /** Draws the button as in use (a filter that is set). */
  readonly active?: boolean
}

type PopoverProps = PopoverButton & {
  readonly kind: 'menu' | 'dialog'
  /** Rendered only while it is open. */
  readonly content: (close: () => void) => ReactNode
  /** What gets the focus, found in the opened panel. */
  readonly focus?: (panel: HTMLElement, opened: 'first' | 'last') => HTMLElement | null | undefined
}

const firstControl = (panel: HTMLElement) => panel.querySelector<HTMLElement>('input, select, button, [tabindex="0"]')

/**
 * A button and the panel it opens. The browser's popover does the hard half: top layer, closing on Escape and on a
 * press outside, focus back to the button.
 */
export const Popover = ({ kind, content, focus = firstControl, align, ...button }: PopoverProps) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  const show = (from: 'first' | 'last' = 'first') => {
    const box = panel.current
    if (!box || !anchor.current || box.matches(':popover-open')) return
    flushSync(() => setOpen(true))
    box.showPopover()
    place(box, anchor.current, align ? { align } : {})
    focus(box, from)?.focus()
  }
  const close = () => panel.current?.hidePopover()

  return (
    <>
      <Opener
        {...button}
        anchor={anchor}
        kind={kind}
        open={open}
        panelId={id}
        onPress={() => (panel.current?.matches(':popover-open') ? close() : show())}
        onArrow={show}
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        {...(kind === 'dialog' ? { role: 'dialog', 'aria-label': button.label } : {})}
        className={look('floating')}
        onToggle={(event) => {
          if (event.target === event.currentTarget && event.newState === 'closed') setOpen(false)
        }}
      >
        {open ? content(close) : null}
      </div>
    </>
  )
}

type OpenerProps = PopoverButton & {
  readonly anchor: RefObject<HTMLButtonElement | null>
  readonly kind: 'menu' | 'dialog'
  readonly open: boolean
  readonly panelId: string
  readonly onPress: () => void
  readonly onArrow: (from: 'first' | 'last') => void
}

const Opener = ({
  anchor,
  kind,
  open,
  panelId,
  onPress,
  onArrow,
  label,
  icon,
  children,
  active,
  ...button
}: OpenerProps) => {
  const own = {
    ...button,
    ref: anchor,
    'aria-haspopup': kind,
    'aria-expanded': open,
    'data-active': active || undefined,
    /* Tells the browser that a press on this button is not a press outside. */
    popoverTarget: panelId,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onPress()
    },
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (kind !== 'menu' || button.denied !== undefined || !/^Arrow(Down|Up)$/.test(event.key)) return
      event.preventDefault()
      onArrow(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const
  return icon === undefined ? (
    <Button {...own} aria-label={children === undefined ? undefined : label}>
      {children ?? label}
    </Button>
  ) : (
    <IconButton {...own} label={label} icon={icon} />
  )
}
