import { describe, expect, it, test } from 'vitest'
import { entryOf, stillFound } from '../../../../src/domain/session/search/hits.ts'
import { type HitKind, hitKinds, type SearchHit } from '../../../../src/domain/session/search/nouns.ts'
import { employeeId } from '../../../fixtures/ids.ts'
import { eve } from '../../../fixtures/people.ts'

const id = employeeId('found')
const hit = (kind: HitKind, over: Partial<SearchHit> = {}): SearchHit => ({
  kind,
  id,
  label: 'White Card',
  detail: 'Eve Marlowe',
  employeeId: kind === 'certification' ? eve : null,
  ...over,
})

const addresses: Readonly<Record<Exclude<HitKind, 'person'>, string>> = {
  policy: `/hrDocuments/${id}`,
  certification: `/employee/${eve}/certifications/${id}`,
  certificationType: '/certificationSettings',
  asset: `/assets/${id}`,
  goal: `/goal/${id}`,
  checkIn: `/checkIn/${id}`,
  review: `/pr/${id}`,
  positionTemplate: `/positionTemplate/${id}/`,
}

describe('What was found leads', () => {
  test.each(Object.entries(addresses))('of the kind %s to %s', (kind, address) => {
    expect(entryOf(hit(kind as HitKind))).toMatchObject({
      id: `${kind}:${id}`,
      kind,
      label: 'White Card',
      detail: 'Eve Marlowe',
      denied: null,
      target: { address },
    })
  })

  it('of a person to them, as the entry of one that is here already does', () => {
    expect(entryOf(hit('person'))).toMatchObject({ id: `person:${id}`, target: { person: id } })
  })

  it('and there is no other kind', () => {
    expect([...hitKinds].toSorted()).toEqual([...Object.keys(addresses), 'person'].toSorted())
  })
})

test('what was found of fewer letters is still found while it holds more of them, in its name or beside it', () => {
  const all = [hit('goal'), hit('policy', { label: 'Working at heights', detail: null })]
  expect(stillFound(all, 'w')).toEqual(all)
  expect(stillFound(all, 'white c')).toEqual([all[0]])
  expect(stillFound(all, 'white marl')).toEqual([all[0]])
  expect(stillFound(all, '')).toEqual([])
})
