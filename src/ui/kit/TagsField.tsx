import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Chip } from './Chip.tsx'
import { slot } from './classes.ts'
import { useCombobox } from './combobox.tsx'
import { FieldFrame, type FieldProps, useControl } from './Field.tsx'
import { suggested, withTyped } from './tagging.ts'

type TagsFieldProps = FieldProps & {
  readonly tags: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  /** Tags in use elsewhere, offered while typing. */
  readonly known?: readonly string[]
  readonly placeholder?: string
}

const none: readonly never[] = []

/**
 * Enter or a comma adds, and so does leaving the field; Escape takes back what was typed, Backspace in the empty field
 * removes the last, arrows walk through the suggestions.
 */
export const TagsField = (field: TagsFieldProps) => {
  const { tags, onChange, known = none, placeholder, denied } = field
  const control = useControl(field)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const offers = useMemo(
    () => (isOpen ? suggested(known, tags, typed).map((tag) => ({ value: tag, label: tag })) : none),
    [isOpen, known, tags, typed],
  )

  const add = (words: string) => {
    const next = withTyped(tags, words, known)
    if (next.length > tags.length) onChange(next)
    setTyped('')
    // The list would lie over what is pressed next.
    setOpen(false)
  }
  const remove = (tag: string) => {
    onChange(tags.filter((had) => had !== tag))
    input.current?.focus()
  }
  const combobox = useCombobox({
    id: `${control.id}l`,
    label: `${field.label}, suggestions`,
    isOpen,
    typed,
    offers,
    takesFirst: false,
    anchor: box,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose: add,
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (key === 'Backspace' && typed === '') return onChange(tags.slice(0, -1))
    if (event.nativeEvent.isComposing || combobox.heed(event)) return
    if (key === 'Escape' && typed !== '') setTyped('')
    else if (key === ',' || (key === 'Enter' && typed.trim())) add(typed)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <FieldFrame field={field} id={control.id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press in the box is a press on its input, for the pointer only */}
      <div
        ref={box}
        className={slot('chip', 'box')}
        aria-invalid={control['aria-invalid']}
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          input.current?.focus()
        }}
      >
        {tags.map((tag) => (
          <Chip key={tag} onRemove={denied === undefined ? () => remove(tag) : undefined} removeLabel={`Remove ${tag}`}>
            {tag}
          </Chip>
        ))}
        <input
          {...control}
          {...combobox.input}
          ref={input}
          className={slot('chip', 'typing')}
          placeholder={tags.length === 0 ? placeholder : undefined}
          value={typed}
          onChange={(event) => {
            const text = event.target.value
            setOpen(true)
            if (text.includes(',')) add(text)
            else setTyped(text)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setOpen(false)
            if (typed.trim()) add(typed)
            field.onBlur?.()
          }}
        />
      </div>
      {combobox.list}
    </FieldFrame>
  )
}
