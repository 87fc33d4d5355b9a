import { X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { type Offer, useCombobox } from '../kit/combobox.tsx'
import { FieldFrame, type FieldProps, useControl } from '../kit/Field.tsx'

type PickFieldProps = FieldProps & {
  /** What is chosen is called; null while it is nothing. */
  readonly chosen: string | null
  /** What is offered for these letters. Give a stable function. */
  readonly offersFor: (typed: string) => ReadonlyArray<Offer>
  /** In place of a list of none. */
  readonly nothing: string
  readonly clearLabel: string
  readonly onPick: (value: string | null) => void
  readonly placeholder?: string | undefined
}

const none: ReadonlyArray<Offer> = []

/** One of many: typing finds, arrows walk, Enter chooses, Escape takes back what was typed; an emptied field is nothing. */
export const PickField = (field: PickFieldProps) => {
  const { chosen, offersFor, nothing, clearLabel, onPick, placeholder, label } = field
  const control = useControl(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const offers = useMemo(() => (isOpen ? offersFor(typed ?? '') : none), [isOpen, offersFor, typed])
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const combobox = useCombobox({
    id: `${control.id}l`,
    label,
    isOpen,
    typed: typed ?? '',
    offers,
    takesFirst: true,
    anchor: box,
    nothing,
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: (value) => {
      onPick(value)
      close()
    },
  })

  return (
    <FieldFrame field={field} id={control.id}>
      <div ref={box} className={slot('combobox', 'box')} aria-invalid={control['aria-invalid']}>
        <input
          {...control}
          {...combobox.input}
          ref={input}
          className={slot('combobox', 'input')}
          placeholder={placeholder}
          value={typed ?? chosen ?? ''}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
          }}
          onKeyDown={combobox.heed}
          onBlur={() => {
            if (typed?.trim() === '') onPick(null)
            close()
            field.onBlur?.()
          }}
        />
        {chosen === null || control.disabled ? null : (
          <IconButton
            label={clearLabel}
            icon={<X />}
            size="sm"
            onClick={() => {
              onPick(null)
              input.current?.focus()
            }}
          />
        )}
      </div>
      {combobox.list}
    </FieldFrame>
  )
}
