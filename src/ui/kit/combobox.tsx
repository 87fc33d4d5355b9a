import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { usingFields } from './overlays.ts'
import type { Choice } from './SelectField.tsx'

/** One of those a field offers; what it shows where that is more than its words. */
export type Offer = Choice & { readonly shown?: ReactNode }

type Offering = {
  /** What the ids of the list and its options begin with. */
  readonly id: string
  /** The list's name. */
  readonly label: string
  readonly isOpen: boolean
  /** What they are offered for. */
  readonly typed: string
  readonly offers: readonly Offer[]
  /** Whether Enter takes the first where none was walked to. */
  readonly takesFirst: boolean
  /** What the list stands below. */
  readonly anchor: RefObject<HTMLElement | null>
  /** What is said where there is none; nothing is shown when left out. */
  readonly nothing?: string
  /** Left out where only typing opens the list. */
  readonly onOpen?: () => void
  readonly onClose: () => void
  readonly onChoose: (value: string) => void
}

/**
 * WAI-ARIA combobox, what every field that offers something has in common. The field is the owner's, and there at once; the
 * list comes after the first paint, and what was typed before is offered then. Arrows walk round, Enter chooses, Escape
 * closes. Keys that are used go to nobody else: no form is sent, no dialog closed.
 */
export const useCombobox = (offering: Offering) => {
  const { id, label, isOpen, typed, offers, takesFirst, anchor, nothing, onOpen, onClose, onChoose } = offering
  const [walked, setWalked] = useState<{ readonly typed: string; readonly value: string | null }>()
  const keys = useRef<((event: KeyboardEvent<HTMLInputElement>) => void) | null>(null)
  const fields = usingFields(isOpen)
  const isOffering = isOpen && offers.length > 0
  // Only for what was typed when it was walked to.
  const at = offers.findIndex(({ value }) => walked?.typed === typed && walked.value === value)
  const index = at < 0 && takesFirst ? 0 : at
  const active = isOpen ? (offers[index]?.value ?? null) : null

  /** Whether the list has a use for the key. */
  const heed = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { key } = event
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.shiftKey) return false
    if (key === 'Escape' && (isOffering || (isOpen && nothing !== undefined))) onClose()
    else if (/^Arrow(Down|Up)$/.test(key) && isOpen) keys.current?.(event)
    else if (/^Arrow(Down|Up)$/.test(key) && onOpen) onOpen()
    else if (key === 'Enter' && isOpen && (active !== null || takesFirst)) keys.current?.(event)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return {
    heed,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOffering && fields !== undefined,
      'aria-controls': id,
      'aria-activedescendant': active !== null && fields ? `${id}${index}` : undefined,
      autoComplete: 'off',
      spellCheck: false,
    } as const,
    list:
      fields && (isOffering || (isOpen && nothing !== undefined)) ? (
        <fields.OfferList
          {...{ id, label, offers, active, anchor, keys, nothing, onChoose }}
          onPoint={(value) => setWalked({ typed, value })}
        />
      ) : null,
  }
}
