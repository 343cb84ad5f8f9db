import { expect, test } from 'vitest'
import { readCaseNumber } from './case-number'

/** A file number of 2023 with right check digits (ISO 7064). */
function numberOf(branch: string, court: string): string {
  const [sequence, year, origin] = ['0012345', '2023', '0001']
  const rest = BigInt(`${sequence}${year}${branch}${court}${origin}00`) % 97n
  return `${sequence}-${String(98n - rest).padStart(2, '0')}.${year}.${branch}.${court}.${origin}`
}

test.each([
  // The branch is the court.
  ['1', '00', null],
  ['6', '00', 'TSE'],
  ['7', '00', 'STM'],
  // This branch has no courts in the states.
  ['7', '13', null],
  ['4', '01', 'TRF da 1ª Região'],
  ['4', '07', null],
  ['5', '00', 'TST'],
  ['5', '25', null],
  ['6', '26', 'TRE-SP'],
  ['8', '07', 'TJDFT'],
  ['8', '28', null],
  ['9', '13', 'TJMMG'],
  ['6', '28', null],
])('branch %s and court %s are of %s', (branch, court, name) => {
  expect(readCaseNumber(numberOf(branch, court))).toMatchObject({ court: name, year: 2023 })
})

test('councils of a branch have the number 90', () => {
  const [council, highest] = ['90', '00'].map((court) => readCaseNumber(numberOf('5', court))?.court)
  expect(council).toBe(highest)
})

test('another digit, another place of it, or a branch that does not exist is no file number', () => {
  const number = numberOf('8', '26')
  expect(readCaseNumber(number)).not.toBeNull()
  expect(readCaseNumber(number.replace('0012345', '0012346'))).toBeNull()
  expect(readCaseNumber(number.replace('0012345', '0012354'))).toBeNull()
  expect(readCaseNumber(numberOf('0', '26'))).toBeNull()
})
