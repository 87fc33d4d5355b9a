import { useSelector } from '@xstate/react'
import { Clock, Undo2 } from 'lucide-react'
import { isInPlace } from '../../../domain/home/inPlace.ts'
import type { ToDoDone, ToDoItem } from '../../../domain/home/nouns.ts'
import { snoozesOf } from '../../../domain/home/snoozing.ts'
import { inPlaceButtons, snoozeLabels } from '../../../domain/home/toDoLabels.ts'
import { writtenDay } from '../../../domain/kernel/locale.ts'
import type { ToDoActor } from '../../../machines/home/toDo.machine.ts'
import { useApp } from '../../app/machines.tsx'
import { useTimeZone } from '../../app/time.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { useNow } from '../../kit/clock.ts'
import { useLocale } from '../../kit/locale.ts'
import { Menu } from '../../kit/Menu.tsx'
import { Text } from '../../kit/Text.tsx'

interface OfItem {
  readonly item: ToDoItem
}

const useToDo = (): ToDoActor => useApp().system.get('home/toDo') as ToDoActor

/** What can be done with an item without leaving the list. */
export const DutyActs = ({ item }: OfItem) => {
  const toDo = useToDo()
  return (
    <span className={slot('home', 'acts')}>
      {isInPlace(item) ? (
        <Button
          size="sm"
          label={`${inPlaceButtons[item.type]}: ${item.detail}`}
          onClick={() => toDo.send({ type: 'act.asked', item: { ...item, id: item.id as ToDoDone['id'] } })}
        >
          {inPlaceButtons[item.type]}
        </Button>
      ) : null}
      {item.type === 'accountSetup' ? null : item.snoozedUntil === undefined ? (
        <Snooze item={item} />
      ) : (
        <Back item={item} until={item.snoozedUntil} />
      )}
    </span>
  )
}

const Snooze = ({ item }: OfItem) => {
  const toDo = useToDo()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const offered = snoozesOf(item.dueUtc, { now: useNow(), timeZone })
  return (
    <Menu
      label={`Snooze: ${item.detail}`}
      icon={<Clock aria-hidden="true" />}
      tone="ghost"
      size="sm"
      align="end"
      items={offered.map(({ span, until }) => ({
        id: span,
        label: `${snoozeLabels[span]}, ${writtenDay(locale, until)}`,
        onSelect: () => toDo.send({ type: 'snooze.asked', item, until }),
      }))}
    />
  )
}

const Back = ({ item, until }: OfItem & { readonly until: string }) => {
  const toDo = useToDo()
  const locale = useLocale()
  return (
    <>
      <Text as="span" style="small" tone="muted">
        {`Until ${writtenDay(locale, until)}`}
      </Text>
      <IconButton
        size="sm"
        tone="ghost"
        label={`Unsnooze: ${item.detail}`}
        icon={<Undo2 aria-hidden="true" />}
        onClick={() => toDo.send({ type: 'snooze.asked', item, until: null })}
      />
    </>
  )
}

/** What an act means is asked before it is done. */
export const ActQuestion = () => {
  const confirmation = useSelector(useToDo(), ({ children }) => children.confirmation)
  return confirmation === undefined ? null : <Confirmation confirmation={confirmation} />
}
