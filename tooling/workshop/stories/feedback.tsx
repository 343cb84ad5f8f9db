import {
  Button,
  EmptyState,
  ErrorCard,
  Flex,
  Loading,
  Outline,
  PartSkeleton,
  PostSkeleton,
  ReaderSkeleton,
  RowSkeleton,
  SignInPrompt,
  Skeleton,
  Skeletons,
  SkeletonText,
  useServices,
} from '@ementa/ui'
import { State, Story } from '../story'

const nothing = () => undefined

export function Feedback() {
  return (
    <>
      <Story title="Carregando">
        <State name="Loading">
          <Loading label="Carregando publicações">
            <RowSkeleton />
          </Loading>
        </State>
        <State name="Skeletons">
          <Skeletons count={2} shape="post" />
        </State>
        <State name="PostSkeleton">
          <PostSkeleton />
        </State>
        <State name="RowSkeleton">
          <RowSkeleton />
        </State>
        <State name="PartSkeleton">
          <PartSkeleton />
        </State>
        <State name="ReaderSkeleton">
          <ReaderSkeleton />
        </State>
        <State name="Outline">
          <Outline w="60%" h="16px" />
        </State>
        <State name="Skeleton, SkeletonText">
          <Skeleton h="24px" mb={2} />
          <SkeletonText noOfLines={2} />
        </State>
      </Story>
      <Story title="Vazio e erro">
        <State name="EmptyState">
          <EmptyState
            illustration="folder"
            title="Nenhum rascunho salvo"
            description="Guarde aqui o que ainda não quer publicar."
            action={{ label: 'Escrever', onClick: nothing }}
          />
        </State>
        <State name="ErrorCard">
          <ErrorCard title="Erro ao carregar o feed" description="Tente novamente." onRetry={nothing} />
        </State>
        <State name="ErrorCard, tentando, com detalhes">
          <ErrorCard
            eyebrow="Newsletters"
            title="Esta área demorou demais para responder"
            onRetry={nothing}
            isRetrying
            details={[['Código', 'EM-102']]}
          />
        </State>
        <State name="SignInPrompt">
          <SignInPrompt title="Favoritos" description="Entre para ver o que você salvou." />
        </State>
      </Story>
      <Story title="Avisos">
        <Toasts />
      </Story>
    </>
  )
}

function Toasts() {
  const { toast } = useServices()
  return (
    <State name="Toasts">
      <Flex gap={2} wrap="wrap">
        <Button variant="outline" onClick={() => toast.success('Rascunho salvo!')}>
          Sucesso
        </Button>
        <Button variant="outline" onClick={() => toast.error('Erro ao publicar')}>
          Erro
        </Button>
        <Button variant="outline" onClick={() => toast.info('Em desenvolvimento', 'Estará disponível em breve.')}>
          Informação
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast.show({
              title: 'Usuário silenciado',
              action: { label: 'Desfazer', onClick: nothing },
              duration: 10_000,
            })
          }
        >
          Com ação
        </Button>
      </Flex>
    </State>
  )
}
