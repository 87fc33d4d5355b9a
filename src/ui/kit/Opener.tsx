import { type ReactNode, type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, type ButtonSize, type ButtonTone, IconButton } from './Button.tsx'
import { useOverlays } from './overlays.ts'

export type OpenerButton = {
  /** The button's name. */
  readonly label: string
  /** What the button shows; its label when left out. */
  readonly children?: ReactNode
  /** Shown alone, with the label as tooltip. */
  readonly icon?: ReactNode
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly denied?: string | undefined
  /** Draws the button as in use (a filter that is set). */
  readonly active?: boolean
}

/** With which of its entries a menu begins: with none where the pointer will choose. */
type From = 'pointer' | 'first' | 'last'

/** What a panel has to know of the button that opened it. */
export type Opened = {
  readonly from: From
  readonly ids: { readonly trigger: string; readonly content: string }
  readonly close: () => void
}

type Opening = {
  readonly anchor: RefObject<HTMLButtonElement | null>
  /** Whether the button that went had the focus: the one that takes its place has it then. */
  readonly hadFocus: RefObject<boolean>
  readonly ids: Opened['ids']
  readonly isOpen: boolean
  /** `back`: where the focus returns to; the button when left out. */
  readonly open: (from: From, back?: HTMLElement) => void
  readonly close: () => void
}

/** Whether a button's panel is open. A press is kept until the code of the panel is there. */
export const useOpening = () => {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const [begun, begin] = useState<{ readonly from: From; readonly back: HTMLElement | undefined }>()
  const overlays = useOverlays(begun !== undefined)
  const ids = { trigger: id, content: `${id}panel` }
  const back = begun?.back
  const close = useCallback(() => {
    if (document.getElementById(`${id}panel`)?.contains(document.activeElement)) (back ?? anchor.current)?.focus()
    begin(undefined)
  }, [id, back])
  const open: Opening['open'] = (from, back) => begin({ from, back })
  const opened = begun === undefined ? null : { from: begun.from, ids, close }
  return { opening: { anchor, hadFocus, ids, isOpen: begun !== undefined, open, close }, opened, overlays }
}

type OpenerProps = OpenerButton & {
  readonly kind: 'menu' | 'dialog'
  readonly opening: Opening
  readonly isShown: boolean
}

export const Opener = ({ kind, opening, isShown, label, icon, children, active, ...button }: OpenerProps) => {
  const { anchor, hadFocus, ids, isOpen, open, close } = opening
  useLayoutEffect(() => {
    if (hadFocus.current) anchor.current?.focus()
    return () => {
      hadFocus.current = anchor.current !== null && document.activeElement === anchor.current
    }
  }, [anchor, hadFocus])
  const own = {
    ...button,
    ref: anchor,
    id: ids.trigger,
    'aria-haspopup': kind,
    'aria-expanded': isShown,
    'aria-controls': isShown ? ids.content : undefined,
    'data-active': active || undefined,
    // A key counts as no press of the pointer's.
    onClick: ({ detail }: { readonly detail: number }) => (isOpen ? close() : open(detail === 0 ? 'first' : 'pointer')),
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (kind !== 'menu' || button.denied !== undefined || !/^Arrow(Down|Up)$/.test(event.key)) return
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const
  return icon === undefined ? (
    <Button {...own} label={children === undefined ? undefined : label}>
      {children ?? label}
    </Button>
  ) : (
    <IconButton {...own} label={label} icon={icon} />
  )
}
