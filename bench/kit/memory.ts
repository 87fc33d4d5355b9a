import { readFileSync } from 'node:fs'

const kibibytesInMebibyte = 1024

/** Of a process, in KiB, as Linux tells it in a file of `/proc/<pid>`; NaN where it does not. */
export const kibibytes = (file: string, name: string): number => {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? Number.NaN)
  } catch {
    // It ended while we were looking, or this is no Linux.
    return Number.NaN
  }
}

/** What a process has in memory, in MiB. */
export const residentMiB = (pid: number): number => kibibytes(`/proc/${pid}/status`, 'VmRSS') / kibibytesInMebibyte
