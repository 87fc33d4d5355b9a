import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { standardTiles } from '../../../domain/home/dashboard/choosing.ts'
import { tileTitles } from '../../../domain/home/dashboard/dashboardWording.ts'
import type { Dashboard } from '../../../domain/home/dashboard/nouns.ts'
import { offeredTiles, type TileName } from '../../../domain/home/dashboard/tiles.ts'
import { movedTo } from '../../../domain/organisation/ordering.ts'
import { dashboardChoice } from '../../../machines/home/dashboard.ts'
import { useActor, useOffering } from '../../app/session.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Section } from '../../kit/Section.tsx'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Grip } from '../../organisation/Grip.tsx'
import { useDragging } from '../../organisation/useDragging.ts'
import { useChoice } from './area.ts'

/** Which tiles there are, and in which order. Each press is kept. */
export const Arranging = ({ dashboard: { version, tiles } }: { readonly dashboard: Dashboard }) => {
  const choice = useChoice()
  const offered = offeredTiles(useActor(), useOffering())
  const list = useRef<HTMLOListElement>(null)
  const choose = (wanted: ReadonlyArray<TileName>) =>
    choice.send(dashboardChoice.chosen({ version, tiles: [...wanted] }))
  const items = tiles.map((id) => ({ id, name: tileTitles[id] }))
  const { order, dragged, said, handle, dragging } = useDragging(items, list, (id, place) =>
    choose(movedTo(items, id, place).map((item) => item.id)),
  )
  const others = offered.filter((name) => !tiles.includes(name))
  return (
    <Section
      title="Tiles"
      description="Drag tiles or move them with the arrow keys. Changes are saved automatically."
      action={
        <Button size="sm" onClick={() => choose(standardTiles(offered))}>
          Reset to default
        </Button>
      }
    >
      <Stack gap={3}>
        <ol ref={list} className={slot('rows', 'list')} aria-label="Tiles" {...dragging}>
          {order.map((item) => (
            <li
              key={item.id}
              className={slot('rows', 'item')}
              data-item={item.id}
              data-dragged={item.id === dragged || undefined}
            >
              <div className={slot('rows', 'row')}>
                <Grip handle={items.length > 1 ? handle(item) : null} name={item.name} />
                <span className={slot('rows', 'words')}>{item.name}</span>
                <IconButton
                  label={`Remove ${item.name}`}
                  icon={<X />}
                  size="sm"
                  onClick={() => choose(tiles.filter((name) => name !== item.id))}
                />
              </div>
            </li>
          ))}
        </ol>
        <p role="status" className="sr-only">
          {said}
        </p>
        {others.length === 0 ? null : (
          <Row>
            {others.map((name) => (
              <Button key={name} size="sm" onClick={() => choose([...tiles, name])}>
                <Plus aria-hidden="true" />
                {tileTitles[name]}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Section>
  )
}
