import { type KeyboardEvent, useState } from 'react'

interface Finding<Item> {
  readonly isOpen: boolean
  readonly found: ReadonlyArray<Item>
  /** Left out where only typing opens the list. */
  readonly onOpen?: () => void
  readonly onClose: () => void
  readonly onChoose: (item: Item) => void
}

/**
 * The keys of a field with a list of what was found under it: arrows walk round, Enter chooses, Escape takes back what was
 * typed. What they use goes to nobody else: no form is sent, no dialog closed.
 */
export const useFindKeys = <Item>({ isOpen, found, onOpen, onClose, onChoose }: Finding<Item>) => {
  const [active, setActive] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    const item = found[active]
    if (step !== 0 && !isOpen && onOpen) onOpen()
    else if (step !== 0 && isOpen && found.length > 0) setActive((active + step + found.length) % found.length)
    else if (key === 'Escape' && isOpen) onClose()
    else if (key === 'Enter' && isOpen) {
      if (item !== undefined) onChoose(item)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { active, restart: () => setActive(0), onKeyDown }
}
