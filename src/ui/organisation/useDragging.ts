import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import { movedTo } from '../../domain/organisation/ordering.ts'

/** What a handle listens to. */
export interface Handle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export interface Named {
  readonly id: string
  /** As it is read aloud. */
  readonly name: string
}

/** Moving the items of a list by a handle: with a pointer or a finger, or with the arrow keys. */
export const useDragging = <Item extends Named>(
  items: ReadonlyArray<Item>,
  list: RefObject<HTMLElement | null>,
  move: (id: string, place: number) => void,
) => {
  const [dragged, setDragged] = useState<{ readonly item: Item; readonly place: number } | null>(null)
  const [said, setSaid] = useState('')

  const put = (item: Item, place: number) => {
    if (movedTo(items, item.id, place) === items) return
    setSaid(`${item.name} is now ${place + 1} of ${items.length}`)
    move(item.id, place)
  }

  const handle = (item: Item): Handle => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return
      // The list has the pointer from now on: a row that changes its place would lose it.
      list.current?.setPointerCapture(event.pointerId)
      setDragged({ item, place: items.indexOf(item) })
    },
    onKeyDown: (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      put(item, items.indexOf(item) + step)
    },
  })

  return {
    order: dragged === null ? items : movedTo(items, dragged.item.id, dragged.place),
    dragged: dragged?.item.id ?? null,
    said,
    handle,
    /** What the list listens to. */
    dragging: {
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
        const place = dragged === null ? -1 : placeAt(list.current, clientY)
        if (dragged !== null && place !== -1 && place !== dragged.place) setDragged({ ...dragged, place })
      },
      onPointerUp: () => {
        if (dragged !== null) put(dragged.item, dragged.place)
        setDragged(null)
      },
      onPointerCancel: () => setDragged(null),
    },
  }
}

/** The place of the row that lies at this height; the last one below them. */
const placeAt = (list: HTMLElement | null, y: number): number => {
  const rows = [...(list?.querySelectorAll(':scope > [data-item]') ?? [])].map((row) => row.getBoundingClientRect())
  const at = rows.findIndex(({ bottom }) => y < bottom)
  return at === -1 ? rows.length - 1 : at
}
