/**
 * What assets ask of somebody, for the to-do list (ours): to accept or decline what they were given; and of those who manage
 * assets, to take back what somebody has who has left.
 */
import type { AssetId, EmployeeId } from '../kernel/ids.ts'
import type { Version } from '../kernel/nouns.ts'

export interface AssetDuty {
  readonly type: 'assetToAccept'
  readonly id: AssetId
  readonly title: string
  readonly detail: string
  readonly dueUtc: null
  /** On whose page it is done. */
  readonly employeeId: EmployeeId
  readonly version: Version
}

interface Waiting {
  readonly id: AssetId
  readonly number: string
  readonly name: string
  readonly version: Version
}

export const assetDuties = (employeeId: EmployeeId, waiting: ReadonlyArray<Waiting>): ReadonlyArray<AssetDuty> =>
  waiting.map(({ id, number, name, version }) => ({
    type: 'assetToAccept',
    id,
    title: 'Assigned to you: accept or decline',
    detail: `${number} ${name}`,
    dueUtc: null,
    employeeId,
    version,
  }))

export interface AssetsToTakeBack {
  readonly type: 'assetToTakeBack'
  /** Of the person. */
  readonly id: EmployeeId
  readonly title: string
  readonly detail: string
  readonly dueUtc: null
  /** Whose things they are. */
  readonly employeeId: EmployeeId
}

interface Left {
  readonly id: EmployeeId
  readonly fullName: string
  readonly count: number
}

export const assetsToTakeBack = (left: ReadonlyArray<Left>): ReadonlyArray<AssetsToTakeBack> =>
  left.map(({ id, fullName, count }) => ({
    type: 'assetToTakeBack',
    id,
    title: 'Has left: take back',
    detail: `${fullName}: ${count === 1 ? 'one asset' : `${count} assets`}`,
    dueUtc: null,
    employeeId: id,
  }))
