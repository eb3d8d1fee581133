import { createRegistry, type DescFile, type DescService, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema } from '@bufbuild/protobuf/wkt';
import { Code, type ConnectRouter } from '@connectrpc/connect';
import {
  ServerReflection as ReflectionV1,
  type ServerReflectionRequest,
} from '../../gen/grpc/reflection/v1/reflection_pb.js';
import { ServerReflection as ReflectionV1Alpha } from '../../gen/grpc/reflection/v1alpha/reflection_pb.js';

type Question = ServerReflectionRequest['messageRequest'];

/** Server reflection in both versions, over exactly the services that are served. */
export function reflectionRoutes(router: ConnectRouter, services: readonly DescService[]): void {
  const answer = createAnswers(services);
  for (const service of [ReflectionV1, ReflectionV1Alpha]) {
    router.service(service as typeof ReflectionV1, {
      async *serverReflectionInfo(requests) {
        for await (const request of requests) {
          yield {
            validHost: request.host,
            originalRequest: { host: request.host, messageRequest: request.messageRequest },
            messageResponse: answer(request.messageRequest),
          };
        }
      },
    });
  }
}

function createAnswers(services: readonly DescService[]) {
  const all = [...services, ReflectionV1, ReflectionV1Alpha];
  const files = withImports(all.map((service) => service.file));
  const registry = createRegistry(...files.values());
  const listed = new Set(all.map((service) => service.typeName));

  return (question: Question) => {
    switch (question.case) {
      case 'listServices': {
        const service = [...listed].sort().map((name) => ({ name }));
        return { case: 'listServicesResponse' as const, value: { service } };
      }
      case 'fileByFilename':
        return fileAnswer(files.get(question.value), question.value);
      case 'fileContainingSymbol':
        return fileAnswer(fileOf(question.value), question.value);
      case 'allExtensionNumbersOfType':
        // No message of ours can be extended.
        return {
          case: 'allExtensionNumbersResponse' as const,
          value: { baseTypeName: question.value, extensionNumber: [] },
        };
      default:
        return notFound('확장');
    }
  };

  function fileOf(symbol: string): DescFile | undefined {
    const name = symbol.replace(/^\./, '');
    // A method or a field belongs to the symbol before its last dot.
    const desc = registry.get(name) ?? registry.get(name.slice(0, Math.max(0, name.lastIndexOf('.'))));
    if (desc === undefined || (desc.kind === 'service' && !listed.has(desc.typeName))) return undefined;
    return desc.file;
  }

  function fileAnswer(file: DescFile | undefined, name: string) {
    if (file === undefined) return notFound(name);
    const needed = [...withImports([file]).values()];
    return {
      case: 'fileDescriptorResponse' as const,
      value: { fileDescriptorProto: needed.map(({ proto }) => toBinary(FileDescriptorProtoSchema, proto)) },
    };
  }

  function notFound(name: string) {
    return {
      case: 'errorResponse' as const,
      value: { errorCode: Code.NotFound, errorMessage: `${name}을(를) 찾을 수 없습니다.` },
    };
  }
}

/** The files and all that they import, by name; the wanted ones first, as clients expect. */
function withImports(files: readonly DescFile[]): Map<string, DescFile> {
  const found = new Map<string, DescFile>();
  const queue = [...files];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (found.has(file.proto.name)) continue;
    found.set(file.proto.name, file);
    queue.push(...file.dependencies);
  }
  return found;
}
