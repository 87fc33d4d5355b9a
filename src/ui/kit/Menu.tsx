import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { slot } from './classes.ts'
import { Popover, type PopoverButton } from './Popover.tsx'
import { steppedTo, typedTo } from './typeahead.ts'

export type MenuAction = {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: 'danger'
  /** Why it cannot be chosen now; it stays in the menu and says so. */
  readonly denied?: string | undefined
  /** Marks the one of several that holds now. */
  readonly checked?: boolean
} & ({ readonly href: string } | { readonly onSelect: () => void })

export type MenuEntry = MenuAction | 'separator' | { readonly heading: ReactNode; readonly id: string }

type MenuProps = PopoverButton & { readonly items: readonly MenuEntry[] }

const TYPING_PAUSE = 600

const idOf = (entry: MenuEntry | undefined) => (typeof entry === 'object' ? entry.id : 'start')

const itemsIn = (panel: Element | null) => [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

/** WAI-ARIA menu button: arrows, Home, End, letters; Escape and Tab close. */
export const Menu = ({ items, ...button }: MenuProps) => (
  <Popover
    {...button}
    kind="menu"
    focus={(panel, opened) => itemsIn(panel).at(opened === 'first' ? 0 : -1)}
    content={(close) => <MenuList label={button.label} items={items} close={close} />}
  />
)

type MenuListProps = { readonly label: string; readonly items: readonly MenuEntry[]; readonly close: () => void }

const MenuList = ({ label, items, close }: MenuListProps) => {
  const typed = useRef({ letters: '', at: 0 })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return close()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const found = itemsIn(event.currentTarget)
    const current = found.indexOf(document.activeElement as HTMLElement)
    const letter = event.key.length === 1 && event.key !== ' ' ? event.key : ''
    if (letter) {
      const fresh = event.timeStamp - typed.current.at > TYPING_PAUSE
      typed.current = { letters: fresh ? letter : typed.current.letters + letter, at: event.timeStamp }
    }
    const next = letter
      ? typedTo(
          found.map((item) => item.textContent),
          current,
          typed.current.letters,
        )
      : steppedTo(event.key, current, found.length)
    if (event.key === ' ') (document.activeElement as HTMLElement).click()
    if (next === undefined && event.key !== ' ') return
    event.preventDefault()
    if (next !== undefined) found[next]?.focus()
  }

  return (
    <div className={slot('menu', 'list')} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((entry, index) =>
        entry === 'separator' ? (
          <hr key={`after ${idOf(items[index - 1])}`} className={slot('menu', 'separator')} />
        ) : 'heading' in entry ? (
          <div key={entry.id} className={slot('menu', 'heading')}>
            {entry.heading}
          </div>
        ) : (
          <MenuItem key={entry.id} action={entry} close={close} />
        ),
      )}
    </div>
  )
}

const MenuItem = ({ action, close }: { readonly action: MenuAction; readonly close: () => void }) => {
  const { label, icon, tone, denied, checked } = action
  const words =
    denied === undefined ? (
      label
    ) : (
      <span>
        {label}
        <span className={slot('menu', 'reason')}>{denied}</span>
      </span>
    )
  const mark = checked ? <Check aria-hidden="true" className={slot('menu', 'mark')} /> : null
  const own = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    tabIndex: -1,
    className: slot('menu', 'item'),
    'data-tone': tone,
    'aria-disabled': denied === undefined ? undefined : true,
  } as const
  if ('href' in action && denied === undefined)
    return (
      <a
        href={action.href}
        {...own}
        // Another site opens beside the product.
        {...(action.href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {})}
        onClick={close}
      >
        {icon}
        {words}
        {mark}
      </a>
    )
  const select = () => {
    if (denied !== undefined || !('onSelect' in action)) return
    close()
    action.onSelect()
  }
  return (
    <button type="button" {...own} onClick={select}>
      {icon}
      {words}
      {mark}
    </button>
  )
}
