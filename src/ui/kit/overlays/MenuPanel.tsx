import { MenuContent, MenuItem, MenuPositioner, MenuRoot, MenuSeparator } from '@ark-ui/react/menu'
import { Check } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { look, slot } from '../classes.ts'
import type { MenuAction, MenuEntry } from '../Menu.tsx'
import type { Opened } from '../Opener.tsx'
import { Floating, onInteractOutside, useFocusOnMount } from './Floating.tsx'
import { type Align, beside } from './floating.ts'

type MenuPanelProps = { readonly opened: Opened; readonly align: Align; readonly items: readonly MenuEntry[] }

/** The focus is on the menu, which says by `aria-activedescendant` what is chosen. */
export const MenuPanel = ({ opened, align, items }: MenuPanelProps) => {
  const { ids, from, close } = opened
  const ref = useFocusOnMount()
  const actions = items.filter((entry) => typeof entry === 'object' && 'label' in entry)
  const begin = from === 'pointer' ? undefined : actions.at(from === 'first' ? 0 : -1)?.id
  // Before the menu hears of it, which would keep the key; it leads on from the button.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    close()
  }
  return (
    <Floating>
      <MenuRoot
        open
        ids={ids}
        loopFocus
        positioning={beside(align)}
        onOpenChange={close}
        navigate={({ node }) => press(node)}
        onInteractOutside={onInteractOutside}
        {...(begin === undefined ? {} : { defaultHighlightedValue: begin })}
      >
        <MenuPositioner>
          <MenuContent
            ref={ref}
            className={`${look('floating')} ${slot('menu', 'list')}`}
            onKeyDownCapture={leave}
            onKeyDown={(event) => event.key === 'Escape' && close()}
          >
            {items.map((entry, index) =>
              entry === 'separator' ? (
                <MenuSeparator key={`after ${idOf(items[index - 1])}`} className={slot('menu', 'separator')} />
              ) : 'heading' in entry ? (
                <div key={entry.id} className={slot('menu', 'heading')}>
                  {entry.heading}
                </div>
              ) : (
                <Action key={entry.id} action={entry} close={close} />
              ),
            )}
          </MenuContent>
        </MenuPositioner>
      </MenuRoot>
    </Floating>
  )
}

/** As a person does: what the menu sends of itself does not bubble, and the browser would load the whole page. */
const press = (link: HTMLAnchorElement) => queueMicrotask(() => link.click())

const idOf = (entry: MenuEntry | undefined) => (typeof entry === 'object' ? entry.id : 'start')

/** One that is denied is not disabled for the menu, which would pass over it: it is reached, and says why. */
const Action = ({ action, close }: { readonly action: MenuAction; readonly close: () => void }) => {
  const { id, label, icon, tone, denied, checked } = action
  const isDenied = denied !== undefined
  const own = {
    value: id,
    valueText: label,
    closeOnSelect: !isDenied,
    className: slot('menu', 'item'),
    'data-tone': tone,
    ...(isDenied ? { 'aria-disabled': true } : {}),
    ...(checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked }),
  }
  const content = (
    <>
      {icon}
      {isDenied ? (
        <span>
          {label}
          <span className={slot('menu', 'reason')}>{denied}</span>
        </span>
      ) : (
        label
      )}
      {checked ? <Check aria-hidden="true" className={slot('menu', 'mark')} /> : null}
    </>
  )
  if ('href' in action && !isDenied)
    return (
      <MenuItem {...own} asChild>
        <a
          href={action.href}
          tabIndex={-1}
          // Another site opens beside the product.
          {...(action.href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {})}
          onClick={close}
        >
          {content}
        </a>
      </MenuItem>
    )
  const select = () => {
    if (isDenied || !('onSelect' in action)) return
    close()
    action.onSelect()
  }
  return (
    <MenuItem {...own} onClick={select}>
      {content}
    </MenuItem>
  )
}
