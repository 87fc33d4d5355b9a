import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Chip } from './Chip.tsx'
import { look, slot } from './classes.ts'
import { FieldFrame, type FieldProps, useControl } from './Field.tsx'
import { place } from './position.ts'
import { suggested, withTyped } from './tagging.ts'

type TagsFieldProps = FieldProps & {
  readonly tags: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  /** Tags in use elsewhere, offered while typing. */
  readonly known?: readonly string[]
  readonly placeholder?: string
}

/**
 * Enter or a comma adds, and so does leaving the field; Escape takes back what was typed, Backspace in the empty field
 * removes the last, arrows walk through the suggestions.
 */
export const TagsField = (field: TagsFieldProps) => {
  const { tags, onChange, known = [], placeholder, denied } = field
  const control = useControl(field)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const offers = open ? suggested(known, tags, typed) : []
  const listId = `${control.id}l`

  const add = (words: string) => {
    const next = withTyped(tags, words, known)
    if (next.length > tags.length) onChange(next)
    setTyped('')
    setActive(-1)
  }
  const remove = (tag: string) => {
    onChange(tags.filter((had) => had !== tag))
    input.current?.focus()
  }
  const step = (by: number) => {
    setOpen(true)
    if (offers.length > 0) setActive((at) => (at + by + offers.length + (at < 0 && by < 0 ? 1 : 0)) % offers.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Backspace' && typed === '') return onChange(tags.slice(0, -1))
    if (event.nativeEvent.isComposing) return
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Escape' && offers.length > 0) setOpen(false)
    else if (key === 'Escape' && typed !== '') setTyped('')
    else if (key === 'Enter' && (offers[active] ?? typed.trim())) add(offers[active] ?? typed)
    else if (key === ',') add(typed)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <FieldFrame field={field} id={control.id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press in the box is a press on its input, for the pointer only */}
      <div
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
          ref={input}
          className={slot('chip', 'typing')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={offers.length > 0}
          aria-controls={listId}
          aria-activedescendant={offers[active] ? `${listId}${active}` : undefined}
          autoComplete="off"
          placeholder={tags.length === 0 ? placeholder : undefined}
          value={typed}
          onChange={(event) => {
            const text = event.target.value
            setOpen(true)
            setActive(-1)
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
      <Suggestions id={listId} offers={offers} active={active} anchor={input} label={field.label} onChoose={add} />
    </FieldFrame>
  )
}

type SuggestionsProps = {
  readonly id: string
  readonly label: string
  readonly offers: readonly string[]
  readonly active: number
  readonly anchor: { readonly current: HTMLElement | null }
  readonly onChoose: (tag: string) => void
}

/** In the top layer, so that no dialog cuts it off. */
const Suggestions = ({ id, label, offers, active, anchor, onChoose }: SuggestionsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const count = offers.length
  useEffect(() => {
    const box = list.current
    if (!box || !anchor.current) return
    if (count === 0) return box.matches(':popover-open') ? box.hidePopover() : undefined
    if (!box.matches(':popover-open')) box.showPopover()
    place(box, anchor.current)
  }, [count, anchor])
  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={`${label}, suggestions`}
      className={look('floating')}
    >
      {offers.map((tag, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: options are reached by aria-activedescendant
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input
        <div
          key={tag}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          className={slot('chip', 'option')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(tag)}
        >
          {tag}
        </div>
      ))}
    </div>
  )
}
