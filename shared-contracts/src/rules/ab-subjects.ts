import type { ABTest } from '../entities/ab-test'

const plain = (subject: string) => subject.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Returns whether a test would compare nothing: both subjects read the same. Two that are still empty are no choice yet. */
export function areSubjectsEqual({ subject_a, subject_b }: Pick<ABTest, 'subject_a' | 'subject_b'>): boolean {
  return plain(subject_a) !== '' && plain(subject_a) === plain(subject_b)
}
