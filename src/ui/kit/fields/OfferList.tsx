import { createListCollection, useCombobox } from '@ark-ui/react/combobox'
import { LocaleProvider } from '@ark-ui/react/locale'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { look, slot } from '../classes.ts'
import type { Offer } from '../combobox.tsx'
import { beside } from '../overlays/floating.ts'

export type OfferListProps = {
  readonly id: string
  readonly label: string
  readonly offers: readonly Offer[]
  readonly active: string | null
  /** What the list stands below. */
  readonly anchor: RefObject<HTMLElement | null>
  /** Where the field hands on its keys. */
  readonly keys: RefObject<((event: KeyboardEvent<HTMLInputElement>) => void) | null>
  /** What is said where nothing is offered. */
  readonly nothing: string | undefined
  readonly onPoint: (value: string | null) => void
  readonly onChoose: (value: string) => void
}

export const OfferList = (props: OfferListProps) => (
  <LocaleProvider locale={document.documentElement.lang || 'en'}>
    <List {...props} />
  </LocaleProvider>
)

/**
 * Mounted is open: Escape, leaving the field and what is typed are its owner's, so that they happen at once and Ark takes
 * the focus nowhere. Ark walks and chooses, and keeps the list beside its field.
 */
const List = ({ id, label, offers, active, anchor, keys, nothing, onPoint, onChoose }: OfferListProps) => {
  const collection = useMemo(() => createListCollection({ items: offers }), [offers])
  const combobox = useCombobox({
    open: true,
    disableLayer: true,
    collection,
    ids: { content: id, item: (value) => `${id}${collection.indexOf(value)}` },
    value: [],
    allowCustomValue: true,
    closeOnSelect: false,
    highlightedValue: active,
    positioning: { ...beside('start'), sameWidth: false, getAnchorElement: () => anchor.current },
    onHighlightChange: ({ highlightedValue }) => onPoint(highlightedValue),
    onSelect: ({ itemValue }) => onChoose(itemValue),
  })
  const { onKeyDown } = combobox.getInputProps()
  useLayoutEffect(() => {
    keys.current = onKeyDown ?? null
    return () => {
      keys.current = null
    }
  }, [keys, onKeyDown])
  // In the top layer, so that no dialog cuts it off, and yet inside the dialog it belongs to.
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => layer.current?.showPopover(), [])
  useEffect(() => {
    if (active !== null) layer.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <div {...combobox.getPositionerProps()} ref={layer} popover="manual" className={slot('combobox', 'layer')}>
      <div
        {...combobox.getContentProps()}
        role="listbox"
        onMouseDown={keepFocus}
        aria-labelledby={undefined}
        aria-label={label}
        hidden={offers.length === 0}
        className={`${look('floating')} ${slot('combobox', 'list')}`}
      >
        {offers.map((offer) => (
          <div
            key={offer.value}
            {...combobox.getItemProps({ item: offer })}
            role="option"
            tabIndex={-1}
            // As the pattern has it: the one that Enter would choose.
            aria-selected={offer.value === active}
            className={slot('combobox', 'option')}
          >
            {offer.shown ?? offer.label}
          </div>
        ))}
      </div>
      {offers.length === 0 ? (
        <p className={`${look('floating')} ${slot('combobox', 'nothing')}`} role="status">
          {nothing}
        </p>
      ) : null}
    </div>
  )
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
