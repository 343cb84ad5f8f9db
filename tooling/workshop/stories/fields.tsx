import { Flex, SimpleGrid, Stack } from '@ementa/ui'
import { PublicityHints } from '@ementa/ui/advice'
import { SearchField } from '@ementa/ui/field'
import {
  BarChart,
  CharCounter,
  Checkbox,
  Form,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  Radio,
  RadioGroup,
  SelectField,
  Slider,
  SliderFilledTrack,
  SliderThumb,
  SliderTrack,
  Sparkline,
  Switch,
  Textarea,
} from '@ementa/ui/forms'
import { useState } from 'react'
import { State, Story } from '../story'

const SORTS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigos' },
  { value: 'reports', label: 'Denúncias', isDisabled: true },
] as const
const DAYS = [
  { label: 'seg.', value: 3 },
  { label: 'ter.', value: 8 },
  { label: 'qua.', value: 0 },
  { label: 'qui.', value: 5 },
]

export function Fields() {
  const [query, setQuery] = useState('prazo')
  const [sort, setSort] = useState<(typeof SORTS)[number]['value']>('newest')
  return (
    <Story title="Campos">
      <State name="Input: repouso, erro, desativado">
        <Stack>
          <FormControl>
            <FormLabel>Título</FormLabel>
            <Input defaultValue="Cláusula Primeira" />
            <FormHelperText>Até 100 caracteres.</FormHelperText>
          </FormControl>
          <FormControl isInvalid>
            <FormLabel>Handle</FormLabel>
            <Input defaultValue="Cláusula" />
            <FormErrorMessage>Use apenas letras minúsculas, números e hífens</FormErrorMessage>
          </FormControl>
          <FormControl isDisabled>
            <FormLabel>Preço</FormLabel>
            <Input placeholder="14,90" />
          </FormControl>
        </Stack>
      </State>
      <State name="Form: a enviar">
        <Form isSending onSubmit={() => undefined}>
          <FormControl>
            <FormLabel>Assunto</FormLabel>
            <Input defaultValue="Quem conta em dobro" />
          </FormControl>
        </Form>
      </State>
      <State name="Textarea, CharCounter">
        <FormControl>
          <FormLabel>Texto</FormLabel>
          <Textarea defaultValue="O prazo em dobro alcança os núcleos de prática jurídica." />
        </FormControl>
        <Flex gap={4}>
          {[100, 280, 310].map((length) => (
            <CharCounter key={length} text={'a'.repeat(length)} limit={300} />
          ))}
        </Flex>
      </State>
      <State name="SearchField">
        <SearchField label="Buscar" value={query} onChange={setQuery} />
      </State>
      <State name="SelectField: repouso, erro">
        <SelectField label="Ordem" options={SORTS} value={sort} onChange={setSort} helper="Vale só para esta lista." />
        <SelectField
          label="Motivo"
          options={SORTS}
          value=""
          onChange={setSort}
          prompt="Escolha"
          error="Escolha um motivo"
        />
      </State>
      <State name="Checkbox, Radio, Switch">
        <Stack>
          <Checkbox defaultChecked>Seguidores</Checkbox>
          <Checkbox isDisabled>Menções</Checkbox>
          <RadioGroup defaultValue="a">
            <Flex gap={6}>
              <Radio value="a">Gratuita</Radio>
              <Radio value="b">Paga</Radio>
            </Flex>
          </RadioGroup>
          <Switch defaultChecked aria-label="Notificações" />
          <Switch isDisabled aria-label="Notificações, desativado" />
        </Stack>
      </State>
      <State name="Slider">
        <Slider aria-label="Divisão" defaultValue={50} min={10} max={90} step={5}>
          <SliderTrack>
            <SliderFilledTrack />
          </SliderTrack>
          <SliderThumb />
        </Slider>
      </State>
      <State name="BarChart, Sparkline">
        <SimpleGrid columns={2} gap={4}>
          <BarChart title="Denúncias por dia" data={DAYS} />
          <Sparkline title="Denúncias por dia" data={DAYS} />
        </SimpleGrid>
      </State>
      <State name="PublicityHints">
        <PublicityHints text="Causa ganha garantida! Consulta com 50% de desconto." />
      </State>
    </Story>
  )
}
