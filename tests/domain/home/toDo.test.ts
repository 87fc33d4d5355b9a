import { expect, it } from 'vitest'
import type { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { inToDoOrder } from '../../../src/domain/home/toDo.ts'

const item = (type: ToDoItem['type'], detail: string, dueUtc: string | null = null): ToDoItem => ({
  type,
  id: detail,
  title: type,
  detail,
  dueUtc,
})

it('2.1 the to-do list is one order over all kinds: overdue first, then by when it is due, without a date last, then by name', () => {
  const wanted = [
    item('certificationExpired', 'First Aid', '2026-03-01T13:59:59.999Z'),
    item('hrDocumentAgreement', 'Conduct', '2026-03-09T13:59:59.999Z'),
    item('certificationExpiring', 'White Card', '2026-03-20T13:59:59.999Z'),
    item('hrDocumentUpdate', 'Heat', '2026-04-01T13:59:59.999Z'),
    item('certificationMissing', 'Forklift'),
    item('positionToApprove', 'Site 2: Clerk'),
    item('certificationToVerify', 'Site 10: Ladders'),
    item('accountSetup', 'Ähnliches'),
  ]
  const byName = [wanted[7], ...wanted.slice(4, 7)]
  const ordered = inToDoOrder([...wanted].reverse())
  expect(ordered).toEqual([...wanted.slice(0, 4), ...byName])
  expect(inToDoOrder(wanted)).toEqual(ordered)
})
