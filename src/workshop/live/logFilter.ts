import type { SafeEvent } from '../../machines/kit/watching/protocol.ts'
import { eventInWords } from '../model/words.ts'
import { valueInWords } from './activeStates.ts'
import type { LoggedStep } from './following.ts'

export interface LogFilter {
  readonly text: string
  /** Null for every machine. */
  readonly machine: string | null
}

/** The newest first. */
export const filtered = (log: ReadonlyArray<LoggedStep>, { text, machine }: LogFilter) => {
  const wanted = text.trim().toLowerCase()
  const isWanted = (step: LoggedStep) =>
    (machine === null || step.machine === machine) && (wanted === '' || searchedIn(step).includes(wanted))
  return log.filter(isWanted).reverse()
}

const searchedIn = ({ name, machine, event, value }: LoggedStep): string =>
  [name, machine, event.type, eventInWords(event.type), detailsInWords(event), valueInWords(machine, value)]
    .join(' ')
    .toLowerCase()

export const timeOf = (at: number): string => {
  const time = new Date(at)
  const two = (part: number) => `${part}`.padStart(2, '0')
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${`${time.getMilliseconds()}`.padStart(3, '0')}`
}

export const detailsInWords = ({ details }: SafeEvent): string =>
  Object.entries(details)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ')

/** For a table of another program: a line for each step, a tab between its parts. */
export const asText = (log: ReadonlyArray<LoggedStep>): string =>
  log
    .map(({ at, name, machine, event, followed, value }) =>
      [
        timeOf(at),
        name,
        machine,
        event.type,
        detailsInWords(event),
        followed.length === 0 ? 'nothing answers' : '',
        valueInWords(machine, value),
      ].join('\t'),
    )
    .join('\n')
