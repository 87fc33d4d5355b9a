import type { ToDoDone, ToDoSnoozed } from '../../domain/home/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Port } from '../kit/port.ts'

export type ToDoPorts = {
  doToDo: Port<ToDoDone, void, Failure>
  snoozeToDo: Port<ToDoSnoozed, void, Failure>
}
