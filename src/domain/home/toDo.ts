/**
 * In what order the to-do list stands, whatever area its items come from (ours): overdue first, by the instant they fell due;
 * then what is due, by when; what has no date last; and of equals by name. The server and the page ask here.
 */
import { byDueUtc } from '../kernel/dueOrder.ts'
import { byText } from '../kernel/order.ts'
import type { ToDoItem } from './nouns.ts'

export const inToDoOrder = (items: ReadonlyArray<ToDoItem>): ReadonlyArray<ToDoItem> =>
  items.toSorted(
    (one, other) =>
      byDueUtc(one.dueUtc, other.dueUtc) || byText(one.detail, other.detail) || byText(one.title, other.title),
  )
